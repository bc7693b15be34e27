declare namespace App {
  /** What the API hands to the pages that it has rendered on demand. */
  interface Locals {
    again?: {
      /** As it was typed. */
      email: string
      /** Why it was refused. */
      message: string
      /** The reason is the address, and stands beside it. */
      wrongAddress: boolean
    }
  }
}
