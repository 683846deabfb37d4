import { defineMessages } from '../language/defineMessages.ts'

export const errorMessages = defineMessages('error-text', {
  unknown: 'The reason is unknown',
  replaced: 'A newer request for the same data replaced this one',
  otherForm: 'An answer has an unexpected form',
  noConnection: 'The connection failed',
  missingPart: 'A file of this page did not arrive',
  unusable: 'The page could not use an answer',
})
