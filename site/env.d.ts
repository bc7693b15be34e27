declare namespace App {
  /** What the API passes to pages rendered on demand. */
  interface Locals {
    again?: {
      email: string
      message: string
      /** The address is what is wrong, so the reason is shown beside it. */
      wrongAddress: boolean
    }
  }
}
