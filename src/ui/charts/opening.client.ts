import { useNavigate } from 'react-router';
import type { LinkOf, Point, Series } from './chart-model.ts';

export type Opening = {
  /** The pointer over a figure: a hand where it leads somewhere. */
  readonly cursorOf: (point: Point | null | undefined, series: Series | undefined) => 'pointer' | 'default';
  /** Goes where a figure leads; nowhere where it has no link. */
  readonly open: (point: Point | null | undefined, series: Series | undefined) => void;
};

/** Figures of a drawing that open what is behind them. */
export function useOpening(linkOf: LinkOf | undefined): Opening {
  const navigate = useNavigate();
  const placeOf = (point: Point | null | undefined, series: Series | undefined) =>
    point == null || series === undefined ? null : (linkOf?.(point, series) ?? null);
  return {
    cursorOf: (point, series) => (placeOf(point, series) === null ? 'default' : 'pointer'),
    open(point, series) {
      const to = placeOf(point, series);
      if (to !== null) void navigate(to);
    },
  };
}
