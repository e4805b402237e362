'use client';
import { createContext } from 'react';

/** The id of each control of a form by its name, where something else of the form has to lead to it. */
export const FieldIds = createContext<((name: string) => string) | undefined>(undefined);
