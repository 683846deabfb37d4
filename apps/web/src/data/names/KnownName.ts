export type KnownName = { readonly name: string; readonly source: 'you' | 'published' | 'service' | 'chain' }
