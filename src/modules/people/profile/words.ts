/** `page.tsx` */
export const PAGE_WORDS = {
  profileHeading: 'Profile',
  yourNameYourPictureNote: 'Your name, your picture and how you use Ilifa.',
} as const;

/** `picture-section.tsx` */
export const PICTURE_SECTION_WORDS = {
  picture: 'Picture',
  choosePicture: 'Choose picture',
  removePicture: 'Remove picture',
  pictureSaved: 'Picture saved',
  companyLogo: 'Company logo',
  chooseLogo: 'Choose logo',
  removeLogo: 'Remove logo',
  logoSaved: 'Logo saved',
  preparing: (isPending: boolean, choose: string) => (isPending ? 'Preparing...' : choose),
  jpegPngOrGif: 'JPEG, PNG or GIF, up to 5 MB. Location and camera details are removed.',
  noLogoYet: 'No logo yet',
  yourCompanyLogo: 'Your company logo',
} as const;

/** `profile-form.tsx` */
export const PROFILE_FORM_WORDS = {
  aboutYou: 'About you',
  profileSaved: 'Profile saved',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  dateOfBirth: 'Date of birth',
  imUsingFor: (product: string) => `Who do you use ${product} for?`,
  setsYourFirstPageNote: 'Your answer decides your first page and your menu.',
  company: 'Company',
  shortBio: 'Short bio',
  securityPrivacy: 'Security & Privacy',
  youSignInAs: 'You sign in as {email}. Change this address under {link}.',
  save: 'Save changes',
} as const;
