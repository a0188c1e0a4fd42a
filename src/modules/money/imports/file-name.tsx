import { Fragment, type ReactNode } from 'react';

/** A file's name that ends its lines after `_`, `-` or `.` where it is too long for one, not within a word. */
export function fileNameText(name: string): ReactNode {
  const pieces = name.split(/(?<=[_.-])(?=[^_.-])/u);
  return pieces.map((piece, at) => (
    <Fragment key={`${at} ${piece}`}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
