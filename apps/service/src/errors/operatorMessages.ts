import { defineMessages } from '@countersign/primitives'

type Versions = { found: number; known: number }

export const operatorMessages = defineMessages('service-operator', {
  dataDirLocked: ({ dataDir, pid, lockFile }: { dataDir: string; pid: number | null; lockFile: string }) =>
    `The data directory ${dataDir} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop that process or set DATA_DIR to another folder. (Lock file: ${lockFile})`,
  dataDirLost: ({ dataDir, reason }: { dataDir: string; reason: string }) =>
    `Another process has taken the data directory ${dataDir} while this one was stopped: ${reason}. This process accepts nothing more and ends. Let only one service use the directory, and send what it did not confirm again.`,
  dataDirWithoutJournal: ({ dataDir }: { dataDir: string }) =>
    `The folder ${dataDir} has no journal.jsonl, so it is not a data directory of the service. Pass the folder that DATA_DIR names.`,
  dataDirFull: ({ dataDir, freeBytes }: { dataDir: string; freeBytes: number }) =>
    `The embedded database in ${dataDir} does not open, and its disk has only ${(freeBytes / 1e6).toFixed(1)} MB left. Free some space (it needs some 100 MB) or set DATA_DIR to a folder on another disk, and start again; nothing was changed.`,
  notCreated: ({ ending }: { ending: string | number }) =>
    `The embedded database could not be created: its process ended (${ending}) without a reason. It needs about 800 MB of memory for some seconds, only at the first start. Give the service more memory, or set DATABASE_URL, and start again.`,
  notCreatedBecause: ({ ending, said }: { ending: string | number; said: string }) =>
    `The embedded database could not be created: its process ended (${ending}) and said:\n${said}\nCorrect what it names, or set DATABASE_URL, and start again. If it names memory: the process needs about 800 MB for some seconds, only at the first start.`,
  noAdminToken:
    'Set ADMIN_TOKEN to the adminToken of the service (at least 32 characters). A service without one has no such commands.',
  adminSilent: ({ service, reason }: { service: string; reason: string }) =>
    `No service answers at ${service}: ${reason}. Start it, or name its address with --service.`,
  adminKeyWrong:
    'The service answered 401: ADMIN_TOKEN is not the adminToken of this service. Set it to the value in its configuration.',
  adminAbsent:
    'The service answered 404: it has no commands of the operator. Set adminToken in its configuration (at least 32 characters) and restart it.',
  notService: ({ service }: { service: string }) =>
    `The answer of ${service} is not that of a service. Name the address of the service with --service.`,
  wrongService: ({ service, example }: { service: string; example: string }) =>
    `--service is "${service}", which is not an address of a service, such as ${example}.`,
  noCommand: ({ name }: { name: string }) => `"${name}" is not a command.`,
  wrongArguments: ({ usage, given }: { usage: string; given: string }) => `Write: ${usage}. Given: ${given}`,
  adminRefused: ({ status, text }: { status: number; text: string }) => `The service answered ${status}: ${text}`,
  databaseNewer: ({ found, known }: Versions) =>
    `The database has version ${found}, this service knows versions up to ${known}: a newer version of the service has used it. Start that version, or restore the backup from before its upgrade. Nothing was changed.`,
  durableUnreadable: ({ path, reason }: { path: string; reason: string }) =>
    `The file ${path} cannot be read: ${reason}. Restore it from a backup, or move it away; registered devices must then register again.`,
  secretEmpty: ({ path }: { path: string }) =>
    `The file ${path} exists but is empty. Restore it from a backup, or delete it: the service then creates a new key, and sessions, push subscriptions and signatures of the old key end.`,
  secretNotStored: ({ name, reason }: { name: string; reason: string | null }) =>
    `The new secret ${name} could not be written to the table secrets: ${reason ?? 'no reason is known'}. Check the database and try again.`,
  secretLost: ({ name }: { name: string }) =>
    `The secret ${name} was written to the table secrets but cannot be found there. Check whether another program deletes from this database.`,
  nothingToMove: ({ dataDir }: { dataDir: string }) =>
    `${dataDir} has no journal.jsonl, so there is nothing to move. Pass the data directory of the service with --from.`,
  targetUsed: ({ records, secrets }: { records: number; secrets: number }) =>
    `The PostgreSQL database already has ${records} journal records and ${secrets} keys of a service, and two journals cannot be merged. Use an empty database.`,
  moved: ({ records, secrets, from }: { records: number; secrets: number; from: string }) =>
    `Moved ${records} journal records and ${secrets} keys. ${from} was not changed: keep it as a backup.`,
  noTarget: 'DATABASE_URL is not set, so there is no target database.',
  nothingToRepair: ({ records }: { records: number }) =>
    `Nothing to repair: the ${records} records of the journal are one unbroken chain.`,
  repaired: ({ records, unfinished, kept }: { records: number; unfinished: number; kept: string }) =>
    `Repaired: the journal has ${records} records now, with every entry of all branches in the order of their times. ${unfinished} unfinished lines were left out. Records after the fork have new numbers and hashes, so seals that named the old ones are no longer valid. The original file: ${kept}. The service rebuilds its database at the next start.`,
  noProbeUrl: 'Pass the RPC URL of a node: npm run probe -- https://rpc.example',
  pageMissing:
    'The page is not built yet. npm start builds it in about half a minute. Without npm start, run npm run build or remove pageDir from the configuration.',
  notReplica: 'it is not a replica of the server and database of DATABASE_URL',
  readOnlyTooEarly:
    'This process only reads (readOnly), and the database has no tables of its version yet. Start a process of this version that writes, and then this one again.',
  onlyReads: 'This process only reads (readOnly): send writes to another one',
  serverUnusable: ({ host, reason }: { host: string; reason: string }) =>
    `The PostgreSQL server at ${host} cannot be used: ${reason}. Start it, or correct DATABASE_URL, and start again.`,
  noPage: ({ file }: { file: string }) =>
    `There is no built page at ${file}. Build it (npm run build), or remove pageDir from the configuration.`,
  databaseSilent: 'The database does not answer.',
  unreached: ({ names }: { names: string }) => `Not reached yet: ${names}`,
  silent: ({ names }: { names: string }) => `No node answers at present: ${names}`,
  notLevel: ({ names }: { names: string }) =>
    `Another version of the service runs on this database, and the tables of this one do not have all its blocks and histories yet: ${names}`,
  chainBehind: ({ name, blocks, histories }: { name: string; blocks: number; histories: number }) =>
    `${name}, ${blocks} blocks and ${histories} histories less`,
  versionsUnread: 'What the tables of other versions have could not be read',
  versionsExist: ({ seconds }: { seconds: number }) =>
    `There are tables of another version of the service. Whether its processes run is known in ${seconds} s at most`,
  replaced:
    'Only processes of another version write, so the tables of this one get no new records. Replace this process, which only reads, by one of that version',
  indexNotBegun: ({ names }: { names: string }) => `Not indexed yet: ${names}`,
  replaying: ({ percent }: { percent: number }) => `The journal is applied to the database: ${percent} %`,
  diskFull: ({ freeBytes }: { freeBytes: number }) =>
    `The disk of the data directory has only ${(freeBytes / 1e6).toFixed(1)} MB left, so writes fail. Free some space`,
  recordsAside: ({ count }: { count: number }) =>
    `Records of the journal that could not be applied and are set aside, see the log: ${count}`,
})
