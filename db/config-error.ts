/** A setting is wrong. The message names it and says what it must be. */
export class ConfigError extends Error {}
