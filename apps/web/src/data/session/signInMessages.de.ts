import { defineTranslation } from '@countersign/primitives'
import type { signInMessages } from './signInMessages.ts'

export const signInMessagesDe = defineTranslation<typeof signInMessages>('sign-in-purpose', {
  unlocks:
    'Sie weist diesem Dienst nach, dass Sie diese Adresse kontrollieren. Lesen, unterschreiben und ausführen geht auch ohne sie.',
})
