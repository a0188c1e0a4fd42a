// `node scripts/run.mjs scripts/texts-list.ts [PART …] [--all]`: the faults of the texts that people read, in the parts
// given or everywhere; with `--all` every text, as a translator would want to see them.
import { faultsOf } from './texts-rules.ts';
import { allTexts } from './texts-read.ts';

const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('--'));
const texts = allTexts().filter(({ file }) => parts.length === 0 || parts.some((part) => file.startsWith(part)));
let faulty = 0;
for (const text of texts) {
  const faults = faultsOf(text);
  if (faults.length > 0) faulty += 1;
  if (faults.length === 0 && !words.includes('--all')) continue;
  const kind = text.kind === 'text' ? '' : `[${text.kind}] `;
  console.log(`${text.file}:${text.line} ${kind}${text.named}${faults.map((fault) => `\n    ! ${fault}`).join('')}`);
}
console.log(`${texts.length} texts, ${faulty} with faults`);
