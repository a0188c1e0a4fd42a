import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DROP_ANYWHERE_WORDS } from './words.ts';

/** Takes files that are dropped anywhere on the page, and says so while they are over it. */
export function DropAnywhere({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    let depth = 0;
    const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    function enter(event: DragEvent) {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      depth += 1;
      setOver(true);
    }
    function over(event: DragEvent) {
      if (isOfFiles(event)) event.preventDefault();
    }
    function leave(event: DragEvent) {
      if (!isOfFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    }
    function drop(event: DragEvent) {
      depth = 0;
      setOver(false);
      // A place of its own on the page has taken them.
      if (event.defaultPrevented || !isOfFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take.current(files);
    }
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-tint/90">
      <p className="flex items-center gap-3 text-xl font-semibold text-accent-ink">
        <Upload className="size-6" aria-hidden />
        {DROP_ANYWHERE_WORDS.dropYourStatements}
      </p>
    </div>
  );
}
