// axe and html-validate's first demand (nothing runs out of the page) on pages,
// wide and narrow, light and dark. Arguments: chromium, pages.
const puppeteer = require('puppeteer-core');
const axe = require('fs').readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function look(browser, file, width, scheme) {
    const page = await browser.newPage();
    await page.setViewport({width, height: 900});
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
    await page.goto('file://' + file);
    await page.evaluate(axe);
    const found = (await page.evaluate(() => axe.run())).violations;
    const over = await page.evaluate(() =>
        document.documentElement.scrollWidth - window.innerWidth);
    for (const one of found)
        console.log(`${file} ${width} ${scheme}: ${one.id} at ${one.nodes[0].target}`);
    if (over > 0)
        console.log(`${file} ${width} ${scheme}: ${over} pixels too wide`);
    await page.close();
    return found.length + (over > 0 ? 1 : 0);
}

(async () => {
    const [chromium, ...files] = process.argv.slice(2);
    const browser = await puppeteer.launch(
        {executablePath: chromium, args: ['--no-sandbox'], headless: true});
    let bad = 0;
    for (const file of files)
        for (const width of [1280, 360])
            for (const scheme of ['light', 'dark'])
                bad += await look(browser, file, width, scheme);
    await browser.close();
    process.exit(bad ? 1 : 0);
})();
