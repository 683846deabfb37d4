import { defineMessages } from '@countersign/primitives'

const PAGES_SHOW_STORED = 'Pages show the data that this browser stored.'

/** Strips above a page: what answers, and what works meanwhile. They are needed when nothing can be fetched. */
export const noticeMessages = defineMessages('notices', {
  retry: 'Retry now',
  offline: 'You are offline.',
  offlineHelp: `Neither the service nor a node of the network answers. ${PAGES_SHOW_STORED} You can sign with a device and share the signature as a file or QR code. Executing waits for a connection.`,
  serviceLost: ({ time }: { time: string }) => `The service has not answered since ${time}.`,
  serviceLostHelp: `${PAGES_SHOW_STORED} Data from the chain still updates.`,
  noNetwork: 'No service answers and no network is configured.',
  addNetwork: 'Add a network',
  noNetworkHelp: 'With the address of one node, this browser reads the chain without a service.',
  readsChain: 'This browser reads the chain directly. You can check, propose, sign and execute.',
  nothingAnswers: `The nodes of the chain do not answer either. ${PAGES_SHOW_STORED}`,
  noService: 'No service is configured.',
  chosen: 'You chose to use the chain only.',
  useService: 'Use the service again',
  /** `percent`: empty, or `: 40 %`. */
  rebuilding: ({ percent }: { percent: string }) => `The service is rebuilding its database${percent}.`,
  returns: ({ works }: { works: string }) => `${works} The page returns to the service when it answers.`,
})
