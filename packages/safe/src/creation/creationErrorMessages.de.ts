import { defineTranslation } from '@countersign/primitives'
import type { creationErrorMessages } from './creationErrorMessages.ts'

export const creationErrorMessagesDe = defineTranslation<typeof creationErrorMessages>('creation-errors', {
  unpredictable: (version) =>
    `Factories der Version ${version} wählen Adressen, die sich nicht vorher bestimmen lassen.`,
  unknownFactory: (version) => `Der Erstellungscode der Version ${version} ist hier nicht bekannt.`,
})
