import { defineMessages } from '@countersign/primitives'

/** A part of the page whose file did not arrive. */
export const partMessages = defineMessages('missing-part', {
  title: 'A part of this page did not arrive',
  detail: 'Check the connection, then try again. What is on the page stays usable.',
  again: 'Try again',
})
