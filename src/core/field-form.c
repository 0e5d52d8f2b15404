/* The forms of values: which texts are of which type. */
#include "core/field-kind.h"

#include "core/displayable.h"

#include <assert.h>
#include <string.h>

enum {
    TEXT_LENGTH = 1000,
    NUMBER_DIGITS = 9,
    WHOLE_DIGITS = 8, /* of a decimal */
    DIGEST_DIGITS = 64,
};

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool is_text(const char *text)
{
    size_t characters = 0;
    size_t size;

    while (*text) {
        size = displayable_at(text);
        if (size == 0 || ++characters > TEXT_LENGTH)
            return false;
        text += size;
    }
    return characters > 0;
}

bool is_hexdata(const char *text)
{
    size_t length = strspn(text, "0123456789abcdef");

    return length > 0 && length % 2 == 0 && text[length] == '\0';
}

bool is_digest(const char *text)
{
    return is_hexdata(text) && strlen(text) == DIGEST_DIGITS;
}

bool is_base64(const char *text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "abcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t length = strspn(text, letters);
    size_t padding = strspn(text + length, "=");

    if (length == 0 || text[length + padding] != '\0' || padding > 2 ||
        (length + padding) % 4 != 0)
        return false;
    /* The bits that the padding leaves over are zero. */
    if (padding == 2)
        return strchr("AQgw", text[length - 1]);
    if (padding == 1)
        return strchr("AEIMQUYcgkosw048", text[length - 1]);
    return true;
}

/* Two digits as a number, -1 if they are none. */
static int two_digits(const char *text)
{
    if (!is_digit(text[0]) || !is_digit(text[1]))
        return -1;
    return (text[0] - '0') * 10 + text[1] - '0';
}

static int days_of(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

    return month == 2 && leap ? 29 : days[month - 1];
}

bool is_time(const char *text)
{
    static const char form[] = "dddd-dd-ddTdd:dd:ddZ";
    int year, month, day;

    for (size_t i = 0; i < sizeof(form); i++) {
        if (form[i] == 'd' ? !is_digit(text[i]) : text[i] != form[i])
            return false;
    }
    year = two_digits(text) * 100 + two_digits(text + 2);
    month = two_digits(text + 5);
    day = two_digits(text + 8);
    return month >= 1 && month <= 12 && day >= 1 &&
           day <= days_of(year, month) && two_digits(text + 11) < 24 &&
           two_digits(text + 14) < 60 && two_digits(text + 17) < 60;
}

bool parse_number(const char *text, int *number)
{
    bool negative = *text == '-';
    const char *digits = text + negative;
    size_t length = strspn(digits, "0123456789");

    if (length == 0 || length > NUMBER_DIGITS || digits[length] != '\0')
        return false;
    if (digits[0] == '0' && (length > 1 || negative))
        return false;
    *number = 0;
    for (; *digits; digits++)
        *number = *number * 10 + (*digits - '0');
    if (negative)
        *number = -*number;
    return true;
}

/* What may stand behind the point, by how many units it is. */
static const char *const *fractions_of(int scale)
{
    static const char *const halves[] = {"", ".5", NULL};
    static const char *const quarters[] = {"", ".25", ".5", ".75", NULL};
    static const char *const tenths[] = {"",   ".1", ".2", ".3", ".4", ".5",
                                         ".6", ".7", ".8", ".9", NULL};

    assert(scale == 2 || scale == 4 || scale == 10);
    if (scale == 2)
        return halves;
    return scale == 4 ? quarters : tenths;
}

bool parse_decimal(const char *text, int scale, int *number)
{
    const char *const *fractions = fractions_of(scale);
    bool negative = *text == '-';
    const char *digits = text + negative;
    size_t length = strspn(digits, "0123456789");
    int whole = 0;
    int units = 0;

    if (length == 0 || length > WHOLE_DIGITS ||
        (digits[0] == '0' && length > 1))
        return false;
    for (size_t i = 0; i < length; i++)
        whole = whole * 10 + (digits[i] - '0');
    while (fractions[units] && strcmp(fractions[units], digits + length) != 0)
        units++;
    if (!fractions[units])
        return false;
    *number = whole * scale + units;
    if (negative && *number == 0)
        return false;
    if (negative)
        *number = -*number;
    return true;
}

bool parse_hex(const char *text, int *hex)
{
    int column = two_digits(text);
    int row = column > 0 ? two_digits(text + 2) : 0;

    if (row <= 0)
        return false;
    *hex = column * 100 + row;
    return true;
}

/* The digits of a number that is not negative; returns the end. */
static char *spell_digits(int number, char *out)
{
    char digits[16];
    int count = 0;

    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0)
        *out++ = digits[--count];
    *out = '\0';
    return out;
}

void spell_decimal(int number, int scale, char *out)
{
    assert(number >= -999999999 && number <= 999999999);
    if (number < 0) {
        *out++ = '-';
        number = -number;
    }
    if (scale == 1) {
        spell_digits(number, out);
        return;
    }
    assert(number / scale <= 99999999);
    out = spell_digits(number / scale, out);
    strcpy(out, fractions_of(scale)[number % scale]);
}
