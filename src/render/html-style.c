/* The look of the HTML log: one sheet for screen, phone, dark and print. */
#include "render/html.h"

static const char style[] =
    "<style>"
    ":root{color-scheme:light dark;--paper:#fffdf7;--ink:#26241f;"
    "--soft:#6d675a;--rule:#d8d1bd;--tint:#f5f0e1;--a:#27408b;"
    "--b:#8c1d1d;--battle:#a3131a}\n"
    "@media (prefers-color-scheme:dark){:root{--paper:#1d1d1a;"
    "--ink:#ece7d8;--soft:#aaa391;--rule:#45423a;--tint:#292823;"
    "--a:#9db4ff;--b:#ff9d94;--battle:#ff7a70}}\n"
    "body{background:var(--paper);color:var(--ink);margin:0 auto;"
    "max-width:74rem;padding:1rem;font:1rem/1.5 Georgia,"
    "\"DejaVu Serif\",serif}\n"
    "h1{font-size:1.7rem;margin:.4rem 0 0}h2{font-size:1.15rem;"
    "border-bottom:1px solid var(--rule);margin:1.8rem 0 .4rem}\n"
    ".when{color:var(--soft);margin:.1rem 0 1rem}.warn{background:"
    "var(--battle);color:var(--paper);padding:.4rem .7rem;"
    "font-weight:bold;font-family:sans-serif}\n"
    "p{margin:.25rem 0}main{max-width:52rem}cite{font:normal .78em "
    "Verdana,\"DejaVu Sans\",sans-serif;color:var(--soft);"
    "white-space:nowrap}\n"
    ".in{margin-left:1.1rem}article{background:var(--tint);border-left:"
    "4px solid var(--battle);margin:1rem 0;padding:.6rem .9rem}"
    "article h3{margin:0 0 .4rem;font-size:1.08rem}\n"
    "article h3 a{color:var(--battle);text-decoration:none}"
    ".group{font-weight:bold;margin-top:.5rem}.retreat{font-style:italic}"
    ".lapse{color:var(--battle)}\n"
    "table{border-collapse:collapse;margin:.4rem 0;font-size:.93em}"
    "td{padding:.1rem .7rem .1rem 0;vertical-align:top;border-bottom:"
    "1px dotted var(--rule)}td.num{text-align:right;"
    "font-variant-numeric:tabular-nums;white-space:nowrap}\n"
    ".dice{white-space:nowrap;font-size:1.45em;line-height:1}"
    ".label{font:.76em \"DejaVu Sans Mono\",monospace;color:var(--soft);"
    "overflow-wrap:anywhere}\n"
    "pre{font:.76rem/1.4 \"DejaVu Sans Mono\",monospace;background:"
    "var(--tint);padding:.6rem;overflow-x:auto}"
    "footer{color:var(--soft);font-size:.85em;margin-top:2rem;"
    "overflow-wrap:anywhere}\n"
    "@media print{body{max-width:none;font-size:10pt;background:#fff;"
    "color:#000}article{break-inside:avoid-page}"
    "a{color:inherit}}\n"
    "</style>\n";

void html_style(struct buffer *out)
{
    buffer_puts(out, style);
}
