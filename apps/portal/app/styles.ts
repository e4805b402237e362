import '@portal/ui/styles';
