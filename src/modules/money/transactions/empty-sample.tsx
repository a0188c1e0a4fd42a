import { SampleRows } from '#ui/sample.tsx';
import { SAMPLE } from './sample-words.ts';

/** What the list will look like. */
export function EmptySample() {
  return <SampleRows rows={SAMPLE} />;
}
