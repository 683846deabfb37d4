import { defineTranslation } from '@countersign/primitives'
import type { modulesChangedMessages } from './modulesChangedMessages.ts'

export const modulesChangedMessagesDe = defineTranslation<typeof modulesChangedMessages>('modules-changed', {
  title: 'Die Module haben sich seit Ihrem Entwurf geändert',
  computed:
    'Die Aufrufe wurden für die aktuellen Module neu berechnet; die Bytes sind andere als vorher. Lesen Sie sie noch einmal.',
  notComputed: ({ reason }) => `Die Aufrufe konnten nicht neu berechnet werden: ${reason}`,
})
