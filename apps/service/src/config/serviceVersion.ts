import manifest from '../../package.json' with { type: 'json' }

/** The name of this service in its API. */
export const SERVICE_NAME = 'Countersign client service'
export const SERVICE_VERSION = manifest.version
