import { defineMessages, plural } from '@countersign/primitives'

export const cliMessages = defineMessages('command-line', {
  usage: `countersign: a multi-signature wallet that a team runs itself, for Safe accounts

  countersign [--port <number>] [--data <folder>] [--reset]
                                                 tries it: two local chains with demo accounts, the service and
                                                 the page on http://localhost:4180, until Ctrl-C
  countersign serve [--config <file>]            runs service and page on your chains, until stopped
  countersign operate <command>                  commands of the operator: backup, restore, keys, webhooks, bans
  countersign hash <chain> <safe> <what>         computes what owners sign, and compares it with the account
  countersign probe <node>                       which Safe contracts a chain has, and what its node lacks
  countersign verify <what>                      compares an instance, a built page or a release with its list of
                                                 files, or checks evidence files again
  countersign verify-journal <file or URL>       checks the hashes and signatures of a journal, or a backup of it

  countersign <command> --help                   how a command is used
  countersign --version                          the version

  Without a command: --port is the page's (default 4180; the demo app and the page as an app take the two after it), --data the folder
  of the chains and the service (default .countersign in this folder), --reset deletes what is stored there first. The environment
  can set PORT, APP_PORT, HOST, DATA_DIR and ANVIL_BIN too.
  --json writes one JSON document on standard output instead of words.
  Exit codes: 0 everything agrees; 1 something differs; 2 wrong arguments, or nothing could be computed;
  3 computed, but a comparison could not run.
`,
  hashUsage: `countersign hash <chain> <safe> <what> [--node <URL>]… [--service <URL>] [--expect <hash>] [--from-block <number>]
                 [--inner <file or link>]… [--json]

  <chain>        the URL of a node, or the id or short name of a public chain (1, eth). A node of your own is the better witness
  <safe>         the address of the account
  <what>         a number: the transaction with this nonce. Without --service: the one that was executed, from the account's events
                 a file: a proposal or message that Countersign wrote (…countersign.json)
                 a link: a share link; it is opened here, and nothing is sent to its host
  --node         a node; may be repeated. The first is the one of a chain that is named by its id. The state of the account is compared
                 between all of them, and proven against the hash of a block that two of them name
  --service      a service whose words are compared: its transactions with this nonce, field by field, its hashes, and what it says
                 about the account and its queue
  --expect       the hash on the screen of another machine
  --inner        a file or link with the transaction behind a hash that this one approves for another account; may be repeated
  --from-block   where the search for events begins; default 0

  A link that needs a passphrase: the program asks for it, or reads it from the first line of standard input or from the variable
  COUNTERSIGN_PASSPHRASE. With --passphrase <text> other programs of this machine can read it.

  Everything is computed here and compared with a second implementation and with the contract's own answer.
  The checks of the page run here too: what the calls mean, which contracts they reach, what the transaction changes when it is simulated.
  What a node alone cannot answer is listed as not checked.
  Exit codes: 0 everything that was compared agrees; 1 something differs, or a check found a danger; 2 nothing could be computed;
  3 the hashes are computed, but a comparison with the account, a further node or the service could not run, or the transaction
  behind an approved hash was not read.
`,
  probeUsage: `countersign probe <node> [--json]

  <node>   the URL of a node
`,
  verifyUsage: `countersign verify <what> [<what> …] [--sums <SHA256SUMS>] [--files-only] [--json]

  <what>         a URL where Countersign runs: every file that it serves, plain and compressed, and its headers
                 a folder: a built page or a release, each file beside the list in it
                 a file: the evidence of a transaction or a message; hashes and signatures are computed again, without a network
  --sums         the list of a build that you trust. Without it an instance is compared with the page in this package
  --files-only   the host sends no headers of its own (IPFS, a plain file server)

  Exit codes: 0 the same, or nothing contradicts the evidence; 1 something differs; 2 it could not be compared.
`,
  serveUsage: `countersign serve [--config <file>]

  --config   default: countersign.config.json in this folder

  The environment overrides the file: PORT, HOST, DATA_DIR, DATABASE_URL, PAGE_DIR, LOG_LEVEL. SIGTERM and SIGINT stop the service.
`,
  journalUsage: `countersign verify-journal <file or URL> [--key <public key>] [--journal <journal.jsonl>] [--archive <folder>]…

  <file or URL>   …/v1/chains/<id>/safes/<address>/journal, …/journal/export, a saved page or export, journal.jsonl,
                  or the folder of a backup
  --key           the service's public key (journalKey at /about); requested there when a URL is given
  --journal       journal.jsonl, to look every record up in the journal of all accounts
  --archive       a folder to which segments of the backup were moved; may be given several times
`,
  operateProgram: 'countersign operate',
  operateHelp: `countersign operate [--service <URL>] <command>

  countersign operate   lists the commands. Those that a running service executes need its adminToken in ADMIN_TOKEN

  Exit codes: 0 done; 1 the service refused or does not answer, or a file is damaged; 2 wrong arguments.
`,
  ownChains: 'Without a command the program starts local chains. Your own chains: countersign serve --config <file>',
  nothingToVerify: 'Name an instance (URL), a folder of a built page or release, or an evidence file.',
  notVerifiable: ({ what }: { what: string }) => `"${what}" is neither a URL nor a folder or file here.`,
  notVerified: ({ what, reason }: { what: string; reason: string }) => `Not compared: ${what}: ${reason}`,
  noOwnList: 'This program has no page to compare with. Name the list of a build that you trust: --sums SHA256SUMS',
  checkedOffline: 'Checked again by this command, without a network',
  noCommand: ({ name }: { name: string }) => `There is no command "${name}". countersign --help lists the commands.`,
  arguments: ({ expected, found }: { expected: number; found: number }) =>
    `The command takes ${plural(expected, { one: '# argument', other: '# arguments' })}, but ${plural(found, { one: '# was given', other: '# were given' })}.`,
  noConfig: ({ file }: { file: string }) =>
    `There is no file ${file}. It names your chains: {"chains": [{"chainId": "1", "rpcUrl": "https://…"}]}. To try the program without a configuration: npx countersign`,
  notAnAddress: ({ text, reason }: { text: string; reason: string }) =>
    `"${text}" is no address of an account: ${reason}`,
  unknownChain: ({ text }: { text: string }) =>
    `"${text}" is neither the URL of a node nor a public chain that this program knows. Pass the URL of a node, or the id of the chain with --node.`,
  otherChain: ({ host, found, wanted }: { host: string; found: bigint; wanted: bigint }) =>
    `The node at ${host} serves chain ${found}, but chain ${wanted} was named. Pass a node of that chain with --node.`,
  otherPrefix: (named: { prefix: string; host: string; chainId: bigint; shortName: string | null }) =>
    `The address begins with "${named.prefix}:", but the node at ${named.host} serves chain ${named.chainId}${named.shortName === null ? '' : ` ("${named.shortName}:")`}. Check the address, and pass a node of its chain.`,
  nodeFailed: ({ host, reason }: { host: string; reason: string }) =>
    `The node at ${host} did not answer: ${reason}. Check the URL, or pass another one.`,
  noSuchFile: ({ path }: { path: string }) =>
    `"${path}" is neither a nonce, nor a share link, nor a file in this folder.`,
  notHashable: ({ kind }: { kind: string }) =>
    `This is a "${kind}", which owners do not sign. Pass a proposal or a message.`,
  otherAccount: ({ said, given }: { said: string; given: string }) =>
    `The content is for ${said}, but ${given} was named. Compare both with your co-owners before you sign.`,
  notExecuted: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `The account has not executed a transaction with nonce ${nonce}: its next nonce is ${current}. Pass a file or a link, or a service with --service.`,
  noEvent: ({ nonce, fromBlock }: { nonce: bigint; fromBlock: string }) =>
    `No event of the account from block ${fromBlock} on contains a transaction with nonce ${nonce}. Accounts without the contract SafeL2 write no such event: pass a file, a link or --service.`,
  passphraseQuestion: 'Passphrase of the link: ',
  passphraseVisible:
    'Other programs of this machine can read the passphrase in --passphrase while this one runs. Leave the option out: the program then asks, or reads the first line of standard input or COUNTERSIGN_PASSPHRASE.',
  noProposal: ({ nonce, host }: { nonce: bigint; host: string }) =>
    `The service at ${host} has no transaction with nonce ${nonce}.`,
  notAService: ({ text }: { text: string }) => `--service is "${text}", but the URL of a service is expected.`,
  serviceFailed: ({ host, reason }: { host: string; reason: string }) =>
    `The service at ${host} did not answer: ${reason}. Check the URL, or pass a file or a link.`,
  comparedWithService: ({ host }: { host: string }) => `The same at ${host}`,
  sameAtService: ({ host }: { host: string }) =>
    `${host} has this transaction with the same hash, and every field is the same.`,
  differsAtService: ({ field }: { field: string }) => `The service says another ${field}`,
  bothValues: ({ here, there, host }: { here: string; there: string; host: string }) =>
    `Here: ${here}. At ${host}: ${there}. Ask your co-owners which one they mean before you sign.`,
  messagesNotCompared: 'This program compares transactions with a service, not messages.',
  thisAccount: 'this account',
  anOwner: 'an owner',
  theAccount: 'The account',
  coin: 'coins',
  noInner: 'no file or link of --inner has these fields, and no --service was named',
  innerNotRead: 'Transaction behind an approved hash',
  innerWhy: ({ hash, account, reason }: { hash: string; account: string; reason: string }) =>
    `${hash} of ${account} was not read: ${reason.replace(/\.$/, '')}. Pass its file or link with --inner.`,
  open: ({ cautions, unchecked }: { cautions: number; unchecked: number }) => {
    const parts = [
      ...(cautions > 0 ? [plural(cautions, { one: '# caution', other: '# cautions' })] : []),
      ...(unchecked > 0 ? [plural(unchecked, { one: '# check could not run', other: '# checks could not run' })] : []),
    ]
    return parts.length === 0 ? '' : `Read above: ${parts.join(', ')}.`
  },
  notANumber: ({ name, text }: { name: string; text: string }) =>
    `${name} is "${text}", but a whole number is expected.`,
  notAHash: ({ text }: { text: string }) => `--expect is "${text}", but a hash has 0x and 64 digits.`,
  serves: ({ url }: { url: string }) => `Countersign serves on ${url}`,
  events: 'executed, from the events of the account',
  service: 'claimed by the service',
  content: 'from the file or link',
  noService: 'no service was named: pass one with --service',
  noHistory:
    'a node has no list of earlier payments, and this program no address book: compare the address with your own records',
  noOwnerProofs: 'proofs of control are stored by a browser, and this program has none',
  otherNode: ({ host }: { host: string }) => `Comparison with the node ${host}`,
  notComparedNode: ({ host, reason, block }: { host: string; reason: string; block: bigint }) =>
    `It was not compared with ${host} at block ${block}: ${reason.replace(/\.$/, '')}.`,
  proof: 'Account proven against a block',
  proofNeedsTwo: 'A proof needs two nodes on different hosts that name the same block: pass another one with --node.',
  notANode: ({ text }: { text: string }) => `--node is "${text}", but the URL of a node is expected.`,
  verified: 'verified',
  caution: 'caution',
  danger: 'danger',
  unchecked: 'not checked',
  allAgrees: 'Everything that was compared agrees.',
  doNotSign: 'Do not sign: at least one check found a danger.',
  notCompared: 'The hashes are computed, but a comparison with the account, a node or the service could not run.',
})
