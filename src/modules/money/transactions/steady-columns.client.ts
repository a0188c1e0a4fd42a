import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Columns of a table of which only some rows are drawn are as wide as their widest cell so far, so that they do not move with
 * each row that comes and goes. One that takes what is left (`max-width: 0`) stays as it is.
 */
export function useSteadyColumns(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const column of columnsIn(frame)) {
      const { width } = column.getBoundingClientRect();
      const least = Number.parseFloat(column.style.minWidth) || 0;
      if (width > least + 0.5 && getComputedStyle(column).maxWidth !== '0px') column.style.minWidth = `${width}px`;
    }
  });
  useEffect(() => {
    const begin = () => {
      for (const column of columnsIn(frame)) column.style.minWidth = '';
    };
    window.addEventListener('resize', begin);
    return () => window.removeEventListener('resize', begin);
  }, [frame]);
}

const columnsIn = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
