import { defineMessages } from '@countersign/primitives'

/** How the page looks in this browser. */
export const appearanceMessages = defineMessages('appearance', {
  title: 'Appearance',
  subtitle: 'How Countersign looks in this browser. Other owners have their own settings.',
  accent: 'Accent',
  accentScope: 'buttons and signatures',
  accentNote: 'Light and dark, each with its contrast. Verdicts keep their own colours, icons and words.',
  contrasts: ({ light, dark }: { light: string; dark: string }) => `${light}, ${dark}`,
  scheme: 'Scheme',
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  preview: 'Preview',
  previewScope: 'both schemes',
  previewSend: ({ amount }: { amount: string }) => `Send ${amount}`,
  previewNeeded: 'Needs your signature',
  previewReview: 'Review',
  previewQueue: 'Open queue',
  previewNote: 'Takes effect at once and is stored in this browser.',
  blue: 'Blue',
  green: 'Green',
  orange: 'Orange',
  pink: 'Pink',
  purple: 'Purple',
  red: 'Red',
})
