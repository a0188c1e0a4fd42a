import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnAnew } from './draw.server.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#063' } })
    .png()
    .toBuffer();

function inHand(): number {
  const { queue, process } = sharp.counters();
  return queue + process;
}

test('a picture of more than 24 million pixels is not drawn', async () => {
  expect(await drawnAnew(await plain(6000, 4001), 'avatar')).toBeNull();
  expect(await drawnAnew(await plain(6000, 3999), 'avatar')).not.toBeNull();
});

test('pictures are drawn one at a time and in one thread, so that sign-in keeps its own', async () => {
  const bytes = await plain(800, 800);
  // What tests before this one began is counted as well.
  await expect.poll(inHand).toBe(0);
  const drawing = [1, 2, 3].map(() => drawnAnew(bytes, 'avatar'));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(inHand()).toBeLessThanOrEqual(1);
  expect(sharp.concurrency()).toBe(1);
  expect((await Promise.all(drawing)).every((picture) => picture !== null)).toBe(true);
});
