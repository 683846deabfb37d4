import { defineMessages } from '@countersign/primitives'

/** What published modules and guards do for an account. */
export const knownModuleMessages = defineMessages('known-modules', {
  allowance: 'Pays out the spending limits of this account. It can do nothing else.',
  delay: 'Lets the addresses in its list act alone, each time after a notice period in which the owners can cancel.',
  roles: 'Lets the members in its list act alone, within the rules stored in it.',
  scopeGuard: 'Refuses every transaction to a target or method that its owner has not allowed.',
  recovery: 'Lets enough of the guardians in its list replace the owners after a waiting time.',
  operations: 'Executes operations that enough owners have signed and that the ERC-4337 entry point forwards.',
})
