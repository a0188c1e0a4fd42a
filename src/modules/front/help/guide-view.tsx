import { Link } from 'react-router';
import { textLinkClasses } from '#ui/button.tsx';
import { KeyCaps } from '#ui/key-caps.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { type Block, type Line, type Piece, textOf } from './guide-text.ts';

/** A guide as it is read. Elements are made of its pieces; there is no HTML in between. */
export function GuideView({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-3 leading-relaxed">
      {blocks.map((block, place) => (
        // A guide does not change while it is read.
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-4 scroll-mt-20 text-lg">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <LineView line={block.line} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={textOf(item)} className="pl-1">
          <LineView line={item} />
        </li>
      ));
      return block.isOrdered ? (
        <ol className="flex list-decimal flex-col gap-1.5 pl-6">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-6">{items}</ul>
      );
    }
    case 'code':
      return (
        <pre className="figures overflow-x-auto rounded-card bg-sunken px-4 py-3 font-mono text-xs leading-relaxed">
          {block.text}
        </pre>
      );
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th
                    key={textOf(cell)}
                    scope="col"
                    className="border-b border-line py-1.5 pr-4 font-medium text-faint"
                  >
                    <LineView line={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.map(textOf).join('|')}>
                  {row.map((cell, place) => (
                    <td key={place} className="border-b border-line py-1.5 pr-4 align-top">
                      <LineView line={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function LineView({ line }: { line: Line }) {
  return line.map((piece, place) => <PieceView key={place} piece={piece} />);
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <strong className="font-semibold">{piece.text}</strong>;
    case 'code':
      return <code className="rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em] break-words">{piece.text}</code>;
    case 'keys':
      return <KeyCaps keys={piece.text} />;
    case 'link':
      // The public pages are another app.
      return piece.to.startsWith('/app/') ? (
        <Link to={piece.to} className={textLinkClasses}>
          {piece.text}
        </Link>
      ) : (
        <PageLink href={piece.to}>{piece.text}</PageLink>
      );
  }
}
