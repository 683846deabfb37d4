import { defineMessages } from '@countersign/primitives'

/** The host has another build than the one that this browser keeps. */
export const newBuildMessages = defineMessages('new-build', {
  next: 'This host has another build of the page.',
  nextHelp: ({ own, next }: { own: string; next: string }) =>
    `You use ${own}, and ${next} is ready. Nothing changes until you choose it; finish what you are typing first.`,
  use: 'Use it',
  compare: 'How to compare it',
  replaced: 'Another tab uses another build of this page.',
  replacedHelp: 'Finish what you are typing, then load this tab anew.',
  reload: 'Reload',
})
