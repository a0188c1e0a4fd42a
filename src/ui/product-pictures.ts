// Written by npm run screenshots.

type View = { readonly width: number; readonly height: number; readonly light: string; readonly dark: string };
/** A part of the product as a picture: as wide as on a desk, and as on a phone. */
export type ProductPicture = { readonly desk: View; readonly phone: View };

export const DASHBOARD: ProductPicture = {
  desk: {
    width: 1600,
    height: 1104,
    light: '/assets/product/dashboard-desk-light-CuMjI_RM.avif',
    dark: '/assets/product/dashboard-desk-dark-jERCVk4b.avif',
  },
  phone: {
    width: 720,
    height: 1120,
    light: '/assets/product/dashboard-phone-light-ppBgN2jb.avif',
    dark: '/assets/product/dashboard-phone-dark-8UEwPl2h.avif',
  },
};
export const IMPORT: ProductPicture = {
  desk: {
    width: 909,
    height: 672,
    light: '/assets/product/import-desk-light-IM0pQES0.avif',
    dark: '/assets/product/import-desk-dark-wy6_sA21.avif',
  },
  phone: {
    width: 656,
    height: 840,
    light: '/assets/product/import-phone-light-TQMAUIjy.avif',
    dark: '/assets/product/import-phone-dark-sbHWo0iO.avif',
  },
};
export const SPENDING: ProductPicture = {
  desk: {
    width: 909,
    height: 610,
    light: '/assets/product/spending-desk-light-0SYq1eJG.avif',
    dark: '/assets/product/spending-desk-dark-OEgTRFqC.avif',
  },
  phone: {
    width: 656,
    height: 806,
    light: '/assets/product/spending-phone-light-YxIdUWge.avif',
    dark: '/assets/product/spending-phone-dark-i-Yz1BMM.avif',
  },
};
export const TRANSACTIONS: ProductPicture = {
  desk: {
    width: 960,
    height: 736,
    light: '/assets/product/transactions-desk-light-v0vl23W0.avif',
    dark: '/assets/product/transactions-desk-dark-DGlhROmO.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/transactions-phone-light-XUX559yC.avif',
    dark: '/assets/product/transactions-phone-dark-3e1fnu5D.avif',
  },
};
export const SHARING: ProductPicture = {
  desk: {
    width: 960,
    height: 688,
    light: '/assets/product/sharing-desk-light-qfLJQJHY.avif',
    dark: '/assets/product/sharing-desk-dark-38MBFtc2.avif',
  },
  phone: {
    width: 720,
    height: 960,
    light: '/assets/product/sharing-phone-light-wPEZo6T6.avif',
    dark: '/assets/product/sharing-phone-dark-Uc_MV6Ng.avif',
  },
};
export const DOWNLOAD: ProductPicture = {
  desk: {
    width: 909,
    height: 266,
    light: '/assets/product/download-desk-light-ewX0J9A1.avif',
    dark: '/assets/product/download-desk-dark-1_czL2U6.avif',
  },
  phone: {
    width: 656,
    height: 384,
    light: '/assets/product/download-phone-light-FWhsMJrY.avif',
    dark: '/assets/product/download-phone-dark-YIn8gFG-.avif',
  },
};
