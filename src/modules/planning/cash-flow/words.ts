/** `notices.ts` */
export const WARNING = {
  title: 'Your balance may fall below your floor',
  message: 'The forecast for the next two weeks is below the floor that you chose.',
  why: 'You can change the cash flow of this workspace.',
};
