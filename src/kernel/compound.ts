/** Short words with a hyphen, and ranges of figures: `e-mail`, `real-time`, `1–30`. A line does not end within them. */
export const COMPOUND = /(?<![\p{L}\d_/.–-])[\p{L}\d]{1,10}[–-][\p{L}\d]{1,10}(?![\p{L}\d_/–-])/u;
