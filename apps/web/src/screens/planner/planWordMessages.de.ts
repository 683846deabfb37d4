import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { planWordMessages } from './planWordMessages.ts'

export const planWordMessagesDe = defineTranslation<typeof planWordMessages>('plan-words', {
  changes: (count) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  replaced: (count) => plural(count, { one: '# Eigentümer ersetzt', other: '# Eigentümer ersetzt' }),
  ownersAdded: (count) => plural(count, { one: '# Eigentümer hinzugefügt', other: '# Eigentümer hinzugefügt' }),
  ownersRemoved: (count) => plural(count, { one: '# Eigentümer entfernt', other: '# Eigentümer entfernt' }),
  threshold: ({ before, after }) => `nötige Unterschriften ${numberText(before)} → ${numberText(after)}`,
  modulesAdded: (count) => plural(count, { one: '# Modul eingeschaltet', other: '# Module eingeschaltet' }),
  modulesRemoved: (count) => plural(count, { one: '# Modul ausgeschaltet', other: '# Module ausgeschaltet' }),
  handler: 'anderer Fallback-Handler',
  guard: 'anderer Guard',
  masterCopy: 'andere Vertragsversion',
  upgraded: ({ version }) => `Vertrag auf ${version} aktualisiert`,
  none: 'Keiner, es ist wie geplant',

  ownerAdded: ({ owner }) => `${owner} wurde Eigentümer`,
  ownerRemoved: ({ owner }) => `${owner} ist nicht mehr Eigentümer`,
  moduleAdded: ({ module }) => `Modul ${module} ist eingeschaltet`,
  moduleRemoved: ({ module }) => `Modul ${module} ist ausgeschaltet`,

  noModule: ({ module }) => `Ausgelassen: Kein Vertrag hat dort die Adresse des Moduls ${module}.`,
  noHandlerThere: ({ handler }) => `Ausgelassen: Kein Vertrag hat dort die Adresse des Fallback-Handlers ${handler}.`,
  modulesUnread: 'Ausgelassen: Das Konto hat mehr Module, als die Seite gelesen hat.',
  newer: 'Ausgelassen: Sein Vertrag ist neuer als der des Ziels.',
  versionUnread: 'Ausgelassen: Ob sein Vertrag aktualisiert werden kann, ist noch nicht bekannt.',
  notDeployed: 'Ausgelassen: Sein Vertrag kann aktualisiert werden, sobald es angelegt ist.',
  versionRefused: ({ reason }) => `Ausgelassen: Sein Vertrag kann nicht aktualisiert werden. ${reason}`,

  scopeSet: ({ part }) => `${part}: Ein Plan legt das fest, der andere lässt es, wie es ist`,
  version: ({ before, after }) => `Vertragsversion ${before} → ${after}`,
  keepVersion: 'wie sie ist',
  modules: 'Module',
  fallbackHandler: 'Fallback-Handler',
})
