import { Fragment, type ReactNode } from 'react';

/** A file's name that ends its lines after `_`, `-` or `.` where it is too long for one, not within a word or before `csv`. */
export function fileNameText(name: string): ReactNode {
  const pieces = name.split(/(?<=[_.-])(?=[^_.-])(?!\w{1,5}$)/u);
  return pieces.map((piece, at) => (
    <Fragment key={`${at} ${piece}`}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
