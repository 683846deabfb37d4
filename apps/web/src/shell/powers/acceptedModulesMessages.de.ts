import { defineTranslation, plural } from '@countersign/primitives'
import type { acceptedModulesMessages } from './acceptedModulesMessages.ts'

export const acceptedModulesMessagesDe = defineTranslation<typeof acceptedModulesMessages>('accepted-modules', {
  accept: 'Gelesen',
  accepted: ({ count, day }) =>
    plural(count, {
      one: `Ein Modul kann ohne Unterschriften der Eigentümer handeln. Sie haben das am ${day} akzeptiert.`,
      other: `# Module können ohne Unterschriften der Eigentümer handeln. Sie haben das am ${day} akzeptiert.`,
    }),
})
