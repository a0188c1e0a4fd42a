import { type MouseEvent, useMemo, useState } from 'react';
import { type SankeyLinkProps, type SankeyNodeProps, ResponsiveContainer, Sankey, Text, useChartWidth } from 'recharts';
import { cx } from '../class-names.ts';
import { useFormats } from '../formats.tsx';
import type { ChartHue, DrawingProps, Point } from './chart-model.ts';
import { NAME, NoteAt, NoteFrame, PointNote, type Spot, spotOf, writeFigure } from './drawing-words.tsx';
import { useOpening } from './opening.client.ts';
import { type Place, streamsOf, type Stream } from './sankey.ts';

const MARGIN = 4;
const NODE = 10;
const LINE = 14;
/** What the gaps of a column may take of the smallest drawing, in pixels. */
const ALL_GAPS = 100;

/** A place with what its drawing needs to know of the others. */
type Station = Place & { readonly isEnd: boolean; readonly last: number; readonly gap: number };

type Over = { readonly spot: Spot; readonly point: Point | null; readonly place: Place | null };

/** What flows where; the lazy part of `Chart`. */
export function SankeyPlot({ series, points, linkOf }: DrawingProps) {
  const { open } = useOpening(linkOf);
  const formats = useFormats();
  const [over, setOver] = useState<Over | null>(null);
  const { data, gap, undrawn } = useMemo(() => drawable(streamsOf({ points, series })), [points, series]);
  const [flow] = series;
  return (
    <div data-notes className="relative flex h-full flex-col gap-1">
      {data.links.length > 0 && (
        <div className="min-h-0 flex-1">
          <ResponsiveContainer width="100%" height="100%">
            <Sankey
              data={data}
              nodeWidth={NODE}
              nodePadding={gap}
              margin={EDGES}
              node={StationMark}
              link={linkOf === undefined ? StreamMark : OpenStreamMark}
              accessibilityLayer={false}
              onClick={(item) => open(pointBehind(item), flow)}
              onMouseEnter={(item, _, event: MouseEvent<SVGGraphicsElement>) => {
                const spot = spotOf(event);
                if (spot !== null) setOver({ spot, point: pointBehind(item), place: placeBehind(item) });
              }}
              onMouseLeave={() => setOver(null)}
            />
          </ResponsiveContainer>
        </div>
      )}
      {undrawn > 0 && (
        <p className="text-xs text-faint">
          {undrawn === 1
            ? 'One amount is not shown in the chart: it is unknown, zero or negative, or flows in a circle. The table has it.'
            : `${undrawn} amounts are not shown in the chart: they are unknown, zero or negative, or flow in a circle. The table has them.`}
        </p>
      )}
      {over !== null && (
        <NoteAt {...over.spot}>
          {over.place === null ? (
            <PointNote point={over.point} series={series} />
          ) : (
            <NoteFrame title={over.place.name}>
              <p className="figures">{writeFigure(over.place.figure, formats)}</p>
            </NoteFrame>
          )}
        </NoteAt>
      )}
    </div>
  );
}

// One object, or the drawing is reckoned anew each time.
const EDGES = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };

function drawable({ places, streams, undrawn }: ReturnType<typeof streamsOf>) {
  const last = Math.max(0, ...places.map(({ depth }) => depth));
  const tallest = Math.max(1, ...places.map(({ depth }) => places.filter((other) => other.depth === depth).length));
  const gap = Math.min(20, ALL_GAPS / Math.max(1, tallest - 1));
  const sources = new Set(streams.map(({ source }) => source));
  const nodes = places.map<Station>((place, index) => ({ ...place, isEnd: !sources.has(index), last, gap }));
  return { data: { nodes, links: [...streams] }, gap, undrawn };
}

/** What recharts hands on of what it was given. */
function pointBehind({ payload }: SankeyNodeProps | SankeyLinkProps): Point | null {
  return 'source' in payload ? (payload as unknown as Stream).point : null;
}

function placeBehind({ payload }: SankeyNodeProps | SankeyLinkProps): Place | null {
  return 'source' in payload ? null : (payload as unknown as Place);
}

function StationMark(props: SankeyNodeProps) {
  return <StationDrawing {...props} />;
}

/**
 * A place with its name beside it, where there is most room: to the left of what ends and of what leads there, so that the
 * names of the ends, which are many, have their way to themselves.
 */
function StationDrawing({ x, y, width, height, payload }: SankeyNodeProps) {
  const chart = useChartWidth() ?? 0;
  const { name, hue, depth, isEnd, last, gap } = payload as unknown as Station;
  const isLeft = isEnd || (depth > 0 && depth === last - 1);
  const isShared = last === 1 || (!isEnd && depth >= last - 2);
  const way = (chart - 2 * MARGIN - NODE) / Math.max(1, last) - NODE;
  const room = (isShared ? way / 2 : way) - 8;
  const slot = height + gap;
  return (
    <>
      <rect x={x} y={y} width={width} height={Math.max(1, height)} rx={2} fill={`var(--color-hue-${hue})`} />
      {slot >= LINE && (
        <Text
          x={isLeft ? x - 5 : x + width + 5}
          y={y + height / 2}
          width={room}
          maxLines={slot >= 2 * LINE ? 2 : 1}
          textAnchor={isLeft ? 'end' : 'start'}
          verticalAnchor="middle"
          style={NAME}
          fill="var(--color-ink)"
          pointerEvents="none"
        >
          {name}
        </Text>
      )}
    </>
  );
}

/** A flow has the colour of the end that it leads to or comes from. */
function StreamMark(props: SankeyLinkProps) {
  return <StreamDrawing {...props} isOpen={false} />;
}

function OpenStreamMark(props: SankeyLinkProps) {
  return <StreamDrawing {...props} isOpen />;
}

function StreamDrawing({ isOpen, ...props }: SankeyLinkProps & { isOpen: boolean }) {
  const { sourceX, sourceY, sourceControlX, targetX, targetY, targetControlX, linkWidth, payload } = props;
  const [source, target] = [payload.source, payload.target] as unknown as [Station, Station];
  const hue: ChartHue = target.isEnd ? target.hue : source.hue;
  return (
    <path
      d={`M${sourceX},${sourceY} C${sourceControlX},${sourceY} ${targetControlX},${targetY} ${targetX},${targetY}`}
      fill="none"
      stroke={`var(--color-hue-${hue})`}
      strokeWidth={Math.max(1, linkWidth)}
      strokeOpacity={0.32}
      className={cx('hover:[stroke-opacity:0.55]', isOpen && 'cursor-pointer')}
    />
  );
}
