import { defineMessages, plural } from '@countersign/primitives'

/** Contracts that can act for an account without signatures, or block it. */
export const powersMessages = defineMessages('powers-strip', {
  unknownCode: 'Unknown code can act for this account:',
  asked: 'This page is reading from the chain what they can do.',
  notRead: 'The chain did not answer, so what they can do without owner signatures is not checked.',
  modulesAct: (modules: number) =>
    plural(modules, {
      one: 'A module can act without owner signatures:',
      other: '# modules can act without owner signatures:',
    }),
  guardsBlock: (guards: number) =>
    plural(guards, { one: 'A guard can block transactions:', other: '# guards can block transactions:' }),
  both: ({ modules, guards }: { modules: number; guards: number }) =>
    `${plural(modules, { one: 'A module', other: '# modules' })} can act without owner signatures, and ${plural(guards, { one: 'a guard', other: '# guards' })} can block transactions:`,
  module: ({ name }: { name: string }) => `module ${name}`,
  guard: ({ name }: { name: string }) => `guard ${name}`,
  moduleGuard: ({ name }: { name: string }) => `module guard ${name}`,
  fallbackHandler: ({ name }: { name: string }) => `fallback handler ${name}`,
  code: ({ name }: { name: string }) => `code ${name}`,
  unknown: ({ address }: { address: string }) => `${address} (unknown)`,
  exchangeable: ({ name }: { name: string }) => `${name}, which other addresses than this account can change`,
  forTests: ({ name, lets }: { name: string; lets: string }) => `${name} (for tests only, ${lets})`,
})
