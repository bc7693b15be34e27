/** The words of a model's connection. Not in the vocabulary, which every page of the site loads. */

/** The API of the model's server: OpenAI-compatible, or Ollama's own. */
export const modelDialects = ['openai', 'ollama'] as const
export type ModelDialect = (typeof modelDialects)[number]
/** Ollama, recognised by its port, also has an OpenAI-compatible API, which silently cuts prompts, often at 4,096 tokens. */
export const dialectOf = (endpoint: string): ModelDialect =>
  URL.parse(endpoint)?.port === '11434' ? 'ollama' : 'openai'

export const openaiUrl = 'https://api.openai.com/v1'
