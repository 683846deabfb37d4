import { defineMessages } from '@countersign/primitives'

export const signInMessages = defineMessages('sign-in-purpose', {
  unlocks: 'It proves to this service that you control this address. Reading, signing and executing work without it.',
})
