import type { Translation } from '@countersign/primitives'

/** Every German catalogue of the page. One chunk, which only a page in German fetches. */
const modules = import.meta.glob<Record<string, Translation>>(
  ['../../**/*Messages.de.ts', '../../../../../packages/*/src/**/*Messages.de.ts'],
  { eager: true },
)

export const german: readonly Translation[] = Object.values(modules).flatMap((module) => Object.values(module))
