'use client';
export { MostRead as MostReadIsland } from '@portal/ui/most-read';
