import type { Line } from './model.ts';

/** A line above a table, with the amount behind a label in a cell of its own: "Opening balance 1,204.50 Cr". */
export function labelled(line: Line): string[] {
  return nearIn(line).flatMap((text) => {
    const [, label, amount] =
      /^(\D*\p{L}\D*?)[\s:]+([^\s\d]{0,4}\s?-?\d[\d., ]*[.,]\d{2}(?:\s?(?:cr|dr|-))?)$/iu.exec(text) ?? [];
    return label === undefined || amount === undefined ? [text] : [label, amount];
  });
}

/** The texts of a line, what stands as near as words do as one: there are no columns in which a number would stand alone. */
function nearIn({ cells, space }: Line): string[] {
  const texts: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, right } of cells) {
    if (x - end < space) texts.push(`${texts.pop() ?? ''} ${text}`);
    else texts.push(text);
    end = right;
  }
  return texts;
}
