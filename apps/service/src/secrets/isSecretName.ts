/** Whether a text can name a secret: `[a-z0-9-]+`, because it is the name of a file too. */
export const isSecretName = (name: string): boolean => /^[a-z0-9-]+$/.test(name)
