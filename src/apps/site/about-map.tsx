import { cx } from '#ui/class-names.ts';

type Place = readonly [longitude: number, latitude: number];

// Outlines by hand, to a degree or so: enough to see where, and no third party is asked for a map.
const AFRICA: readonly Place[] = [
  [-6, 35.8],
  [-2, 35.1],
  [3, 36.8],
  [10, 37.3],
  [11, 35],
  [10.2, 34],
  [15, 32.4],
  [19, 30.3],
  [20, 32.8],
  [25, 31.6],
  [29, 31],
  [32.3, 31.2],
  [32.6, 29.9],
  [34, 26.5],
  [35.6, 23.9],
  [37.3, 20.8],
  [37.4, 18.6],
  [39.5, 15.4],
  [42.7, 12.2],
  [43.3, 11.5],
  [45, 10.5],
  [51.2, 11.9],
  [50.8, 9.5],
  [48, 4.5],
  [45, 1.9],
  [42, -1],
  [39.6, -4.4],
  [38.8, -6.4],
  [39.5, -8.5],
  [40.6, -10.7],
  [40.6, -15.5],
  [36.9, -17.9],
  [34.9, -19.9],
  [35.5, -23.8],
  [32.7, -25.8],
  [32.9, -27.6],
  [30.8, -30.6],
  [28, -33],
  [25.7, -34],
  [20, -34.8],
  [18.4, -34],
  [18.2, -31.7],
  [15.1, -26.8],
  [14.4, -22.7],
  [11.8, -17.9],
  [13.7, -11.8],
  [12.2, -5.8],
  [9, -1],
  [9.8, 3.6],
  [8.5, 4.6],
  [6.1, 4.3],
  [4.4, 6.3],
  [1, 5.9],
  [-2, 4.8],
  [-4.5, 5.2],
  [-7.6, 4.4],
  [-11.5, 6.9],
  [-13.3, 9],
  [-15, 11],
  [-16.8, 12.5],
  [-17.4, 14.7],
  [-16.2, 18.9],
  [-17, 21],
  [-14.5, 26.2],
  [-11.5, 28.2],
  [-9.8, 29.8],
  [-9.7, 31.4],
  [-6.8, 34],
];
const MADAGASCAR: readonly Place[] = [
  [49.3, -12],
  [50.4, -15.7],
  [49.4, -18],
  [47.1, -25],
  [45.2, -25.5],
  [43.5, -22.5],
  [44.4, -16.3],
  [47.3, -14.8],
];
const COUNTRIES: readonly { readonly name: string; readonly edge: readonly Place[]; readonly label: Place }[] = [
  {
    name: 'South Africa',
    edge: [
      [16.5, -28.6],
      [18.2, -31.7],
      [18.4, -34],
      [20, -34.8],
      [25.7, -34],
      [28, -33],
      [30.8, -30.6],
      [32.9, -27.6],
      [32.1, -26.8],
      [31.3, -25.7],
      [31.9, -24.2],
      [31.2, -22.3],
      [29.4, -22.2],
      [26.8, -24.3],
      [25.6, -25.6],
      [22.9, -25.4],
      [20.7, -26.9],
      [20, -24.8],
      [20, -28.4],
      [17.4, -28.7],
    ],
    label: [24.3, -29.7],
  },
  {
    name: 'Kenya',
    edge: [
      [34, 4.2],
      [35.3, 5],
      [36, 4.4],
      [38.1, 3.6],
      [39.9, 3.8],
      [41.9, 3.9],
      [41, 2.8],
      [41, -0.9],
      [41.6, -1.7],
      [40.2, -2.7],
      [39.2, -4.7],
      [37.7, -3.1],
      [33.9, -1],
      [34.2, 0.5],
      [35, 1.9],
    ],
    label: [37.8, 0.4],
  },
  {
    name: 'Nigeria',
    edge: [
      [2.7, 6.4],
      [4.4, 6.3],
      [5.9, 4.3],
      [8.5, 4.6],
      [9.5, 6.4],
      [11.7, 7],
      [13.2, 9.6],
      [14.6, 11.8],
      [13.9, 13.3],
      [10.7, 13.3],
      [7.8, 13.3],
      [5.4, 13.9],
      [4.1, 13.5],
      [3.6, 11.7],
      [2.7, 8.5],
    ],
    label: [8.1, 9.6],
  },
];

/** Africa with the countries of our offices, drawn here. The words beside it say the same. */
export function AboutMap({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 360 360"
      role="img"
      aria-label="Map of Africa: offices in South Africa, Kenya and Nigeria"
      className={cx('h-auto w-full', className)}
    >
      <g className="fill-sunken stroke-edge/50" strokeWidth={1} strokeLinejoin="round">
        <path d={pathOf(AFRICA)} />
        <path d={pathOf(MADAGASCAR)} />
      </g>
      {COUNTRIES.map(({ name, edge }) => (
        <path
          key={name}
          d={pathOf(edge)}
          className="fill-accent stroke-canvas"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
      {COUNTRIES.map(({ name, label }) => {
        const [x, y] = placed(label);
        return (
          <text key={name} x={x} y={y + 4} textAnchor="middle" className="fill-on-accent text-[10px] font-semibold">
            {SHORT[name] ?? name}
          </text>
        );
      })}
    </svg>
  );
}

/** Longer names do not fit into their countries. */
const SHORT: Readonly<Record<string, string>> = { 'South Africa': 'ZA', Kenya: 'KE', Nigeria: 'NG' };

/** Equal degrees in both directions: across Africa little is bent by it. */
function placed([longitude, latitude]: Place): [x: number, y: number] {
  const SCALE = 4.7;
  return [(longitude + 20) * SCALE, (39 - latitude) * SCALE];
}

function pathOf(edge: readonly Place[]): string {
  const points = edge.map((place) =>
    placed(place)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}
