'use client';
import { createContext } from 'react';

/** Ids of a form's controls by name, if another part of the form links to them. */
export const FieldIds = createContext<((name: string) => string) | undefined>(undefined);
