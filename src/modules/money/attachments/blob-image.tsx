import { useCallback } from 'react';

/** A picture whose bytes are at hand; its address lives as long as it is shown. */
export function BlobImage({ bytes, alt, className }: { bytes: Blob; alt: string; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
  return <img ref={show} alt={alt} className={className} />;
}
