import { defineMessages } from '@countersign/primitives'

/** What happened to an account, as a service reports it: the kind of event, no amounts. */
export const eventMessages = defineMessages('event', {
  confirm: 'Your signature is needed for a transaction.',
  message: 'Your signature is needed for a message.',
  executed: 'A transaction was executed.',
  failed: 'A transaction was executed and failed.',
  deleted: 'A proposal was deleted.',
  received: 'A payment was received.',
  module: 'A module moved assets without signatures of owners.',
  other: 'Something happened. Open the page to see what.',
  ready: 'A transaction has all its signatures and can be executed.',
  settings: 'Owners or other settings were changed.',
  recovery: 'A recovery was announced. Owners can stop it until its notice ends.',
  byService: 'The service reported it. The page that opens compares it with the chain.',
})
