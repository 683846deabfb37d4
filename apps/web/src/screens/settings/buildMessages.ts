import { defineMessages } from '@countersign/primitives'

/** The build of this page, and how to verify it. */
export const buildMessages = defineMessages('build', {
  title: 'This build',
  subtitle: 'A page cannot prove its own build. Compare it on another machine.',
  fromSources: 'This page runs from its sources, so it has no build number.',
  build: 'Build',
  other: 'The service now serves another build',
  otherDetail: ({ own, served }: { own: string; served: string }) =>
    `This page has build ${own}…, the service serves ${served}…. Reload the page. If the numbers still differ, do not sign here before you have compared the build.`,
  compare: 'Compare it',
  getSources:
    'On another machine, get the sources of the version that your team agreed on, from a place other than this host.',
  run: 'In that folder, run <command/> It builds the page again and compares every file and header that this host serves.',
  command: 'the command',
  end: 'It ends with “The same” and the number above, or lists each file that differs.',
  number:
    'The number is the SHA-256 of the list of files, <list>SHA256SUMS</list>, without the two pages that contain it. A host could serve you another page than it serves to others: compare the number on several machines.',
  copy: 'Copy in this browser',
  isKept:
    'This browser keeps the files of this build and opens the page with them, also without a connection. When the host has another build, a strip says so, and you choose when to use it.',
  notKept:
    'This browser does not keep the files of this build yet. It fetches them some seconds after a page was opened, unless it saves data or the host has no TLS.',
  next: ({ next }: { next: string }) => `Build ${next}… of this host is ready.`,
  use: 'Use it',
  remove: 'Remove the copy',
  removed:
    'The copy is removed. The next page comes from its host. Accounts, names, drafts and settings are not part of the copy.',
  endsMessages: 'Removing it also ends the messages that this browser gets while the page is closed.',
  limits:
    'The copy is no proof: a host that wants to deceive can replace it, and the numbers above are what you compare.',
})
