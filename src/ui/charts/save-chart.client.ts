import { csvText } from '#kernel/csv.ts';
import type { ChartData, Series } from './chart-model.ts';
import { chartRows } from './csv-text.ts';
import { download, fileName, pngOf } from './download.client.ts';

export function saveFigures(title: string, data: ChartData): void {
  download(fileName(title, 'csv'), new Blob([csvText(chartRows(data))], { type: 'text/csv' }));
}

/** Saves the drawing with its legend. @throws where the browser cannot draw it */
export async function savePicture(
  title: string,
  series: readonly Series[],
  svg: Element | null | undefined,
): Promise<void> {
  if (!(svg instanceof SVGSVGElement)) return;
  const legend = series.map(({ name, hue }) => ({ name, colour: `--color-hue-${hue}` }));
  download(fileName(title, 'png'), await pngOf(svg, title, legend));
}
