// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-IgZa3_3x.avif',
    dark: '/assets/product/dashboard-desk-dark-fgka1x7P.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-FHnb06hV.avif',
    dark: '/assets/product/dashboard-phone-dark-Azw7ZpUK.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-iY7LU0Rj.avif',
    dark: '/assets/product/import-desk-dark-v56MLjsf.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-nD5gT_5l.avif',
    dark: '/assets/product/import-phone-dark-JsG0aXt3.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-Y4b1ZT_5.avif',
    dark: '/assets/product/spending-desk-dark-SLvFlgnA.avif',
  },
  phone: {
    width: 656,
    height: 786,
    light: '/assets/product/spending-phone-light-nseitvRf.avif',
    dark: '/assets/product/spending-phone-dark-1RYZOwvW.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-7BJXHs35.avif',
    dark: '/assets/product/transactions-desk-dark-qi1ChxkV.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-yvpYeb4B.avif',
    dark: '/assets/product/transactions-phone-dark-fUPW4kpZ.avif',
  },
};
export const SHARING: ProductPicture = {
  desk: {
    width: 960,
    height: 768,
    light: '/assets/product/sharing-desk-light-yfADoW61.avif',
    dark: '/assets/product/sharing-desk-dark-K97ORbG_.avif',
  },
  phone: {
    width: 720,
    height: 1040,
    light: '/assets/product/sharing-phone-light-jvzm6lUz.avif',
    dark: '/assets/product/sharing-phone-dark-B1NgPvmQ.avif',
  },
};
export const DOWNLOAD: ProductPicture = {
  desk: {
    width: 909,
    height: 234,
    light: '/assets/product/download-desk-light-lR4bFo5l.avif',
    dark: '/assets/product/download-desk-dark-ct0CyjlR.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-hFGNWcjq.avif',
    dark: '/assets/product/download-phone-dark-RjSMU5QT.avif',
  },
};
