import { defineTranslation } from '@countersign/primitives'
import type { versionMessages } from './versionMessages.ts'

export const versionMessagesDe = defineTranslation<typeof versionMessages>('version', {
  noVersion: (version) =>
    `„${version}“ ist keine Version der Safe-Verträge, daher lassen sich die Hashes nicht berechnen.`,
})
