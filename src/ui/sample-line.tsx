import { SAMPLE_CLASSES } from './sample.tsx';

/** What a chart will look like: a made-up line through these heights of a hundred, pale. */
export function SampleLine({ heights }: { heights: readonly number[] }) {
  const step = 100 / (heights.length - 1);
  const line = heights.map((height, at) => `${(at * step).toFixed(1)},${100 - height}`).join(' ');
  return (
    <div aria-hidden className={SAMPLE_CLASSES}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block h-40 w-full px-5 pt-4 text-accent">
        {[25, 50, 75].map((y) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        <polygon points={`0,100 ${line} 100,100`} fill="currentColor" opacity="0.12" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
