import manifest from '../../package.json' with { type: 'json' }

/** The name this service gives itself in its API. */
export const SERVICE_NAME = 'Countersign client service'
export const SERVICE_VERSION = manifest.version
