import type { ReactNode } from 'react';
import { ROOMY, useMedia } from '#ui/media.client.ts';

type ColumnsProps = { main: readonly [ReactNode, ReactNode]; aside: readonly [ReactNode, ReactNode] };

/** Two columns that fill by themselves, whichever is the longer; where there is room for one, they take turns. */
export function Columns({ main: [first, second], aside: [beside, below] }: ColumnsProps) {
  if (!useMedia(ROOMY))
    return (
      <div className="flex flex-col gap-4">
        {first}
        {beside}
        {second}
        {below}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,66fr)_minmax(0,34fr)] items-start gap-5 print:block print:space-y-5">
      <div className="flex flex-col gap-5">
        {first}
        {second}
      </div>
      <div className="flex flex-col gap-5">
        {beside}
        {below}
      </div>
    </div>
  );
}
