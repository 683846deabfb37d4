import { defineMessages } from '@countersign/primitives'

export const creationErrorMessages = defineMessages('creation-errors', {
  unpredictable: (version: string) =>
    `Factories of version ${version} choose addresses that cannot be known beforehand.`,
  unknownFactory: (version: string) => `The creation code of version ${version} is not known here.`,
})
